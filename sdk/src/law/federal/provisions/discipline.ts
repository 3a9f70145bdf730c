import * as citations from "../citations/discipline.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** Discipline. */
export const discipline = {
  "discipline-10-days": {
    ...citations.discipline10Days,
    topic: "Removals of more than 10 school days",
    rule: "A school may remove a child for up to 10 school days in a row for breaking a rule, as it would any student, and again for separate incidents in the same year, so long as the removals are not a change of placement. From the 11th day of removal in a school year services must be given. A removal of more than 10 days in a row, or a series of more than 10 days in the year that forms a pattern (similar behavior, length, total time and closeness), is a change of placement; the school decides on a pattern case by case and that can be challenged.",
    deadline: {
      value: 10,
      unit: "school days",
      from: "the first day of removal",
      note: "in a row; services from the 11th day of removal in a school year",
    },
  },
  manifestation: {
    ...citations.manifestation,
    topic: "Manifestation determination",
    rule: "Within 10 school days of a decision to change placement for breaking a rule, the school, the parent and relevant team members look at all information in the file and decide whether the conduct was caused by, or directly and substantially related to, the disability, or was the direct result of the school not carrying out the IEP. On the day of the decision the school must tell the parent and give the rights notice.",
    deadline: { value: 10, unit: "school days", from: "the decision to change placement" },
    commonlyMisstatedAs: "10 school days after a parent's letter, or for every suspension.",
  },
  "fba-bip": {
    ...citations.fbaBip,
    topic: "Behavior assessment and plan after a manifestation finding",
    rule: "If the conduct was a manifestation, the team must do a functional behavioral assessment (unless done before the behavior) and put a plan in place, or review and change the plan the child has, and return the child to the earlier placement unless parent and school agree otherwise or a special circumstance applies. A child removed for longer also gets, as appropriate, an assessment and behavior services even when it was not a manifestation.",
  },
  "special-circumstances": {
    ...citations.specialCircumstances,
    topic: "45-day interim setting",
    rule: "For weapons, illegal drugs or serious bodily injury to another person at school, on school premises or at a school function, the school may move a child to an interim setting for not more than 45 school days even if the conduct came from the disability. The IEP team chooses the setting, and services continue.",
    deadline: { value: 45, unit: "school days", note: "at most" },
  },
  "not-yet-eligible": {
    ...citations.notYetEligible,
    topic: "Discipline of a child not yet found eligible",
    rule: "A child not yet eligible has the same protections if, before the behavior, the parent had put in writing to a teacher or administrator that the child needs special education, or had asked for an evaluation, or staff had told the special education director or another supervisor of specific concerns about a pattern of behavior. This does not apply if the parent refused an evaluation or services, or the child was evaluated and found not eligible. An evaluation asked for during the discipline must be speeded up.",
  },
  "expedited-hearing": {
    ...citations.expeditedHearing,
    topic: "Expedited hearing",
    rule: "A discipline dispute is heard within 20 school days of the complaint being filed and decided within 10 school days after the hearing. The resolution meeting is within 7 days unless waived in writing or mediation is used, and the hearing may go ahead if the matter is not settled within 15 days. The school may ask too, if keeping the placement is substantially likely to cause injury.",
    deadline: {
      value: 20,
      unit: "school days",
      from: "the filing of the complaint",
      note: "to hold the hearing; 10 school days from the hearing to decide; 7 days to meet; 15 days to settle",
    },
  },
} as const satisfies ProvisionsOf<typeof citations>;
