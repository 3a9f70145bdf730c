import { productName } from "@iep-insider/sdk/catalog";
import { addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";

// Our name in the corner, leading to the top of this documentation and to no other site.
addons.setConfig({
  // The sections for site owners start open; those for developers start collapsed.
  sidebar: { collapsedRoots: ["kit", "access", "questionnaire", "documents", "tools", "elements"] },
  theme: create({ base: "light", brandTitle: `${productName}: embed our tools`, brandUrl: "./" }),
});
