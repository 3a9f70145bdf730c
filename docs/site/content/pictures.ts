import { escapeText } from "./markdown.ts";

/** A picture in `pages/public/pictures`, which `npm run pictures` takes. */
export interface Picture {
  readonly alt: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** By the names of their files. */
export const pictures = {
  "in-your-page": {
    alt: "A page about aides on the site of a parent center. Below its first lines is the first step of the 1:1 Aide Screener, as wide as the text.",
    width: 760,
    height: 700,
  },
  "in-a-box": {
    alt: "The same page. The first step of the 1:1 Aide Screener is in a box with a border.",
    width: 760,
    height: 700,
  },
  "wordpress-editor": {
    alt: "The editor of WordPress. On the page is the block with the 1:1 Aide Screener, and in the sidebar are its settings.",
    width: 1100,
    height: 720,
  },
  "wordpress-page": {
    alt: "The published page. Below its title is the first step of the 1:1 Aide Screener.",
    width: 1100,
    height: 720,
  },
} as const satisfies Readonly<Record<string, Picture>>;

export type PictureName = keyof typeof pictures;

/** An image, whose space is there before it is. @throws when there is no such picture. */
export function picture(name: string): string {
  const found = Object.entries<Picture>(pictures).find(([one]) => one === name);
  if (!found) throw new Error(`There is no picture "${name}".`);
  const [file, { alt, width, height }] = found;
  return `<img src="/pictures/${file}.webp" alt="${escapeText(alt)}" width="${width}" height="${height}" loading="lazy" class="picture">`;
}
