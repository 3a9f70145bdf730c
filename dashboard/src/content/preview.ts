import { productName } from "@iep-insider/sdk/catalog";
import { hero } from "./home.ts";

/** The picture that shows beside a link to us (dashboard/pictures): where it is, its size, and what it says. */
export const preview = {
  path: "/og.png",
  width: 1200,
  height: 630,
  alt: `${productName}. ${hero.headline}`,
} as const;
