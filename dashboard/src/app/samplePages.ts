import type { SamplePath, ToolId } from "@iep-insider/sdk/catalog";
import { retryImport } from "@iep-insider/widgets/later";
import type { SampleModule } from "../pages/sample/SampleShown.ts";
import type { LoadPage } from "./PageModule.ts";

/** A page for each tool's sample: one page's script, and the sample that the build has drawn. */
export const samplePages: Readonly<Record<SamplePath, LoadPage>> = {
  "/tools/chatbot/sample": page("chatbot", () => import("virtual:sample/chatbot")),
  "/tools/screener/sample": page("screener", () => import("virtual:sample/screener")),
  "/tools/letters/sample": page("letters", () => import("virtual:sample/letters")),
  "/tools/goals/sample": page("goals", () => import("virtual:sample/goals")),
  "/tools/denials/sample": page("denials", () => import("virtual:sample/denials")),
  "/tools/signing-advisor/sample": page("signing-advisor", () => import("virtual:sample/signing-advisor")),
  "/tools/disability-screener/sample": page(
    "disability-screener",
    () => import("virtual:sample/disability-screener"),
  ),
  "/tools/aide-screener/sample": page("aide-screener", () => import("virtual:sample/aide-screener")),
  "/tools/rights/sample": page("rights", () => import("virtual:sample/rights")),
  "/tools/meeting-prep/sample": page("meeting-prep", () => import("virtual:sample/meeting-prep")),
  "/tools/jargon-translator/sample": page(
    "jargon-translator",
    () => import("virtual:sample/jargon-translator"),
  ),
  "/tools/dispute-guide/sample": page("dispute-guide", () => import("virtual:sample/dispute-guide")),
  "/tools/emotional-checkin/sample": page(
    "emotional-checkin",
    () => import("virtual:sample/emotional-checkin"),
  ),
  "/tools/assessments/sample": page("assessments", () => import("virtual:sample/assessments")),
};

function page(tool: ToolId, load: () => Promise<SampleModule>): LoadPage {
  return async () => {
    const [{ samplePage }, { sample }] = await Promise.all([
      import("../pages/sample/SamplePage.tsx").catch(
        retryImport<typeof import("../pages/sample/SamplePage.tsx")>,
      ),
      load().catch(retryImport<SampleModule>),
    ]);
    return samplePage(tool, sample);
  };
}
