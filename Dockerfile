# Mailshelf in one image: `docker build -t mailshelf .`, then see docs/install.md or compose.yaml.
# `--build-arg BROWSER=` builds it without Chromium: half the size, for instances that only serve pages.

FROM node:24-bookworm-slim AS build
WORKDIR /mailshelf
COPY package.json package-lock.json ./
# To use your own registry, pass `--secret id=npmrc,src=$HOME/.npmrc`. The file is not stored in the image.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --no-audit --no-fund
COPY . .
RUN NODE_ENV=production /usr/local/bin/node node_modules/@react-router/dev/bin.cjs build \
    && node deploy/strip-packages.mjs \
    && find node_modules -name '*.map' -delete

FROM node:24-bookworm-slim
ARG BROWSER=chromium-headless-shell
RUN apt-get update \
    && apt-get install -y --no-install-recommends tini $BROWSER \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -o node -g node /data
WORKDIR /mailshelf
COPY --from=build /mailshelf/package.json ./
COPY --from=build /mailshelf/node_modules node_modules
COPY --from=build /mailshelf/app/platform/db/migrations app/platform/db/migrations
COPY --from=build /mailshelf/app/platform/db/sql app/platform/db/sql
COPY --from=build /mailshelf/packages packages
COPY --from=build /mailshelf/build build
RUN chmod +x build/server/cli.js && ln -s /mailshelf/build/server/cli.js /usr/local/bin/mailshelf

# As scripts/node-settings.mjs has them: threads that compress pages and images would otherwise keep memory nobody uses.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/data \
    HOME=/tmp \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    MALLOC_MMAP_THRESHOLD_=32768
USER node
VOLUME /data
EXPOSE 3000
# Liveness only. Load balancers use /readyz, which also checks the database and the storage.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Chromium leaves zombie processes behind. tini reaps them and forwards signals.
ENTRYPOINT ["tini", "--"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "build/server/main.js"]
