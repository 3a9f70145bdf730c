import { productName } from "@iep-insider/sdk/catalog";
import { colors } from "@iep-insider/sdk/theme";

/** The web app manifest, for home screens. */
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
