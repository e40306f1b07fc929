# Mailshelf in one image: `docker build -t mailshelf .`, then see docs/operations.md or compose.yaml.
# With `--build-arg BROWSER=` it comes without a browser: half the size, for machines that only serve.

FROM node:24-bookworm-slim AS build
WORKDIR /mailshelf
COPY package.json package-lock.json ./
# An .npmrc for a registry of your own: `--secret id=npmrc,src=$HOME/.npmrc`. It leaves no trace in the image.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --no-audit --no-fund
COPY . .
RUN NODE_ENV=production /usr/local/bin/node node_modules/@react-router/dev/bin.cjs build \
    && node deploy/strip-packages.mjs \
    && find node_modules -name '*.map' -delete

FROM node:24-bookworm-slim
ARG BROWSER="chromium-headless-shell fonts-liberation fonts-noto-color-emoji"
RUN apt-get update \
    && apt-get install -y --no-install-recommends tini $BROWSER \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -o node -g node /data
WORKDIR /mailshelf
COPY --from=build /mailshelf/package.json ./
COPY --from=build /mailshelf/node_modules node_modules
COPY --from=build /mailshelf/app/db/migrations app/db/migrations
COPY --from=build /mailshelf/packages packages
COPY --from=build /mailshelf/build build
RUN chmod +x build/server/cli.js && ln -s /mailshelf/build/server/cli.js /usr/local/bin/mailshelf

# Few arenas: threads that pack pages and pictures would otherwise hold on to memory that nobody uses.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/data \
    HOME=/tmp \
    MALLOC_ARENA_MAX=2
USER node
VOLUME /data
EXPOSE 3000
# That it lives. Whether database and storage answer too, /readyz tells to who sends visitors.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Chromium leaves children behind; a first process that is none of ours clears them away and passes signals on.
ENTRYPOINT ["tini", "--"]
CMD ["node", "--enable-source-maps", "build/server/main.js"]
