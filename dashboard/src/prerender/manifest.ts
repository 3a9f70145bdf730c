import { openToolPath, productName } from "@iep-insider/sdk/catalog";
import { colors } from "@iep-insider/sdk/theme";

/**
 * The web app manifest. The installed application opens with the parent's case, which says what comes next and works
 * without a connection (ADR 90).
 */
export const manifest = JSON.stringify({
  id: "/",
  name: productName,
  short_name: productName,
  description: "Tools that help parents take part in their child's IEP or 504 plan.",
  categories: ["education"],
  start_url: "/case",
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
  ].map((shortcut) => ({ ...shortcut, icons: [{ src: "/icon-192.png", sizes: "192x192" }] })),
});
