/** What parents ask, and the provision that has to be among the first three found. */
export const questions: readonly (readonly [words: string, id: string])[] = [
  [
    "How long does the school have to test my daughter after I signed the permission form?",
    "initial-evaluation-deadline",
  ],
  ["i asked for testing and they said no what can i do", "parent-request-evaluation"],
  ["The school psychologist's report is wrong. I want a second opinion that the district pays for.", "iee"],
  ["my son gets good grades so they say he cant have an iep", "grades-no-bar"],
  ["I want to take my child out of special education completely", "revoke-consent"],
  ["nobody from general education came to the meeting", "iep-team"],
  ["can I tape record the meeting on my phone", "recording-meetings"],
  ["The principal told me no over the phone. Shouldn't that be written down?", "prior-written-notice"],
  ["They say there's no money for an aide", "cost-not-a-reason"],
  ["school says my kid must be on meds to come back", "medication-ban"],
  ["they keep sending him home early and calling me to get him", "discipline-10-days"],
  ["my son was suspended 12 days because of his behavior", "manifestation"],
  [
    "he brought a knife to school by mistake and they put him in an alternative school for 45 days",
    "special-circumstances",
  ],
  ["the school is not following the IEP. who do I report them to", "state-complaint"],
  ["we moved from Ohio to Texas and the new school ignores his IEP", "transfer-new-state"],
  ["she turns three in march and early intervention is ending", "part-c-transition"],
  ["she will graduate next year is there help planning for college or a job", "transition"],
  ["he needs an ipad to talk, can he take it home", "assistive-technology"],
  ["we filed a grievance with the district, is it too late for ocr now", "ocr-after-grievance"],
];
