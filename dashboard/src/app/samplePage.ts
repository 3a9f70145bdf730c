import { sampleLoaders } from "virtual:samples";
import type { ToolId } from "@iep-insider/sdk/catalog";
import { retryImport } from "@iep-insider/widgets/later";
import type { SampleModule } from "../pages/sample/SampleShown.ts";
import type { LoadPage } from "./PageModule.ts";

/** @returns what loads the page of a tool's sample: one script for all samples, and the sample that the build has drawn. */
export function samplePage(tool: ToolId): LoadPage {
  return async () => {
    const [{ samplePage }, { sample }] = await Promise.all([
      import("../pages/sample/SamplePage.tsx").catch(
        retryImport<typeof import("../pages/sample/SamplePage.tsx")>,
      ),
      sampleLoaders[tool]().catch(retryImport<SampleModule>),
    ]);
    return samplePage(tool, sample);
  };
}
