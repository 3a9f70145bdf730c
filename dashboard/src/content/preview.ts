import { productName } from "@iep-insider/sdk/catalog";
import { hero } from "./home.ts";

/** The link preview image (dashboard/pictures). */
export const preview = {
  path: "/og.png",
  width: 1200,
  height: 630,
  alt: `${productName}. ${hero.headline}`,
} as const;
