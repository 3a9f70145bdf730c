import { productName } from "@iep-insider/sdk/catalog";
import { addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";

// Our name in the corner, leading to the first story and to no other site.
addons.setConfig({
  theme: create({ base: "light", brandTitle: `${productName}: the kit and the tools`, brandUrl: "./" }),
});
