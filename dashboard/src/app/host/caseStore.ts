import { type CaseStore, createCaseStore, type StoredCase } from "@iep-insider/sdk/case";
import { retryImport } from "@iep-insider/widgets/later";

/** The parent's case in this browser (ADR 76), for all tools and pages. */
export const caseStore: CaseStore & StoredCase = createCaseStore(() =>
  import("@iep-insider/sdk/case/database").catch(
    retryImport<typeof import("@iep-insider/sdk/case/database")>,
  ),
);
