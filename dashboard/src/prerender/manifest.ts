import { productName } from "@iep-insider/sdk/catalog";
import { colors } from "@iep-insider/sdk/theme";

/** What a device shows of the site that somebody keeps on its home screen: its name, its icon, its paper. */
export const manifest = JSON.stringify({
  name: productName,
  short_name: productName,
  start_url: "/",
  display: "browser",
  lang: "en-US",
  background_color: colors.paper[0],
  theme_color: colors.paper[0],
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  })),
});
