import { openToolPath, productName } from "@iep-insider/sdk/catalog";
import { addressIn } from "@iep-insider/sdk/contract";
import { colors } from "@iep-insider/sdk/theme";
import { language } from "../app/language.ts";

/**
 * The web app manifest. The installed application opens with the parent's case, which says what comes next and works
 * without a connection (ADR 90).
 */
export const manifest = JSON.stringify({
  id: addressIn(language, "/"),
  name: productName,
  short_name: productName,
  description: "Tools that help parents take part in their child's IEP or 504 plan.",
  categories: ["education"],
  start_url: addressIn(language, "/case"),
  scope: "/",
  display: "standalone",
  lang: "en-US",
  background_color: colors.paper[0],
  // In the dark, the page's own theme color goes before it.
  theme_color: colors.paper[0],
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    // All of it is within the circle that devices cut out.
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: "Write down what happened", short_name: "Log", url: "/case/log" },
    { name: "I am at the meeting", short_name: "Meeting", url: "/case/meeting" },
    { name: "All tools", short_name: "Tools", url: "/advanced-tools" },
    { name: "Write a letter", short_name: "Letter", url: openToolPath("letter-generator") },
  ].map(({ url, ...shortcut }) => ({
    ...shortcut,
    url: addressIn(language, url),
    icons: [{ src: "/icon-192.png", sizes: "192x192" }],
  })),
});
