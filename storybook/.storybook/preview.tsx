import "virtual:sheet/kit.css";
import "virtual:sheet/tools.css";
import "./preview.css";
import type { Preview } from "@storybook/react-vite";
import { Surroundings } from "./Surroundings.tsx";

const preview: Preview = {
  globalTypes: {
    theme: {
      description: "Light, dark, or the device's setting",
      toolbar: {
        title: "Theme",
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "auto", title: "Theme: auto" },
          { value: "light", title: "Theme: light" },
          { value: "dark", title: "Theme: dark" },
        ],
      },
    },
  },
  initialGlobals: { theme: "auto" },
  parameters: {
    a11y: {
      test: "error",
      options: {
        runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
      },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ["Kit", "Access", "Questionnaire", "Documents", "Tools", "Elements"],
      },
    },
    viewport: {
      options: {
        column: { name: "Narrow column or small phone, 320", styles: { width: "320px", height: "720px" } },
        phone: { name: "Phone, 390", styles: { width: "390px", height: "844px" } },
        page: { name: "Page, 1280", styles: { width: "1280px", height: "900px" } },
      },
    },
  },
  decorators: [
    (Story, { globals, id, parameters }) => {
      const { theme } = globals;
      document.documentElement.style.colorScheme =
        theme === "light" || theme === "dark" ? theme : "light dark";
      return (
        <Surroundings key={id} parameters={parameters}>
          <Story />
        </Surroundings>
      );
    },
  ],
};

export default preview;
