import DefaultTheme from "vitepress/theme-without-fonts";
import { defineComponent, h, onMounted } from "vue";

/** The default layout with our mark, and a link back to the product. */
export const Layout = defineComponent(() => {
  // See startWhenUsed.ts: from here on, buttons answer.
  onMounted(() => document.dispatchEvent(new Event("docs-started")));
  return () =>
    h(DefaultTheme.Layout, null, {
      "nav-bar-title-before": () =>
        h("img", { class: "mark", src: "/favicon.svg", alt: "", width: 28, height: 28 }),
      "nav-bar-content-after": () => toProduct("nav-product"),
      "nav-screen-content-after": () => toProduct("screen-product"),
    });
});

/** Outside this site: without a target, its router would look for the page here. */
function toProduct(name: string) {
  return h("a", { class: name, href: "/embed-builder", target: "_self" }, "Embed builder");
}
