import { staticTwind } from "@iep-insider/sdk/theme/vite";
import { fetchableElements } from "@iep-insider/widgets/build/fetchable-elements";
import { elementSheets, toolIds, toolsFolder } from "@iep-insider/widgets/build/sheets";
import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vite";

const ofAllTools = [toolsFolder, ...toolIds.flatMap((id) => elementSheets[id]?.folders ?? [])];

/**
 * Component stories run on React, from source. Element stories load the built files of widgets (on Preact):
 * one Vite cannot alias `react` for a half of its modules.
 */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../../sdk/src/**/*.stories.tsx",
    "../../widgets/src/**/*.stories.tsx",
    "../elements/*.stories.tsx",
  ],
  addons: ["@storybook/addon-a11y"],
  // Beside iframe.html, so that element stories find it under whatever path the whole is served.
  staticDirs: [{ from: "../../widgets/dist/embed", to: "/embed/v1" }],
  // TypeScript 7 has no JS API for docgen to use.
  typescript: { reactDocgen: false, check: false },
  // Neither the build nor the page requests another host.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { backgrounds: false, measure: false, outline: false, sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        react(),
        // A story opens no other tool.
        fetchableElements({}),
        staticTwind({ ...elementSheets, tools: { folders: ofAllTools, after: "kit" } }),
      ],
      define: {
        "import.meta.env.IEP_IN_PACKAGE": "false",
        "import.meta.env.IEP_LOCALE": '"en"',
        "import.meta.env.IEP_WORD_FILE": "null",
      },
      build: { reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
