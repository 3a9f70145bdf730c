import * as citations from "../citations/notices.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** What the school must tell parents in writing. */
export const notices = {
  "prior-written-notice": {
    ...citations.priorWrittenNotice,
    topic: "Prior written notice",
    rule: "The school must give written notice a reasonable time before it proposes or refuses to change identification, evaluation, placement or the provision of FAPE. The notice states what, why, each evaluation or record relied on, other options considered and why rejected, other factors, the parent's protections, and where to get help.",
    commonlyMisstatedAs:
      "Federal law gives the school 10 school days to send it. Some states set a number of days; federal law says a reasonable time before the action.",
  },
  "native-language-notice": {
    ...citations.nativeLanguageNotice,
    topic: "Notices in the parent's language",
    rule: "Written notices must be in plain wording and in the parent's native language or other way of communicating unless clearly not feasible; if that is not a written language, the school must have the notice explained another way, check that the parent understands, and keep written proof of both.",
  },
  "procedural-safeguards-notice": {
    ...citations.proceduralSafeguardsNotice,
    topic: "Notice of safeguards",
    rule: "The school gives the parent the full notice of rights once each school year, and also at first referral or the parent's request for evaluation, at the first state complaint and at the first due process complaint in a school year, on a disciplinary change of placement, and when asked. It may be put on the school's website.",
  },
} as const satisfies ProvisionsOf<typeof citations>;
