import { inBrowser, onContentUpdated, type Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { takeOverCopyButtons } from "./copyCode.ts";
import { fillIn } from "./fillIn.ts";
import { Layout } from "./Layout.ts";
import { switchLanguage } from "./switchLanguage.ts";
// After the default theme, whose values these replace.
import "virtual:tokens.css";
import "@iep-insider/sdk/theme/fonts.css";
import "./style.css";

export default {
  extends: DefaultTheme,
  Layout,
  setup() {
    if (!inBrowser) return;
    // The server fills in the page that it sends; the pages that are opened from there come as scripts.
    onContentUpdated(() => void fillIn());
    takeOverCopyButtons();
    switchLanguage();
  },
} satisfies Theme;
