import type { Intent } from "../Intent.ts";

/** Suspension and what follows it. */
export const discipline: readonly Intent[] = [
  {
    id: "suspension-days",
    title: "Suspension",
    law: ["discipline-10-days", "manifestation"],
    answer: [
      "A school may remove your child for up to 10 school days in a row for breaking a rule, as it would any student. From the 11th day of removal in a school year it must give services.",
      "More than 10 days in a row, or a pattern of more than 10 in the year, is a change of placement.",
      "Then a manifestation determination is due within 10 school days of that decision. It asks if the conduct came from the disability.",
    ],
    doNext: [
      "Write down each day your child was out, and why.",
      "Ask for the school's own count in writing.",
      "Past 10 days, ask for a manifestation meeting and for services.",
    ],
  },
  {
    id: "manifestation",
    title: "The manifestation meeting",
    law: ["manifestation", "fba-bip", "expedited-hearing"],
    answer: [
      "A manifestation determination is due within 10 school days of the school's decision to change your child's placement for breaking a rule. You take part.",
      "The group asks two things: did the conduct come from the disability, or from the school not carrying out the IEP?",
      "If yes, your child goes back, with a behavior assessment and a plan, save in special cases. If no, you can ask for an expedited hearing. It is held within 20 school days of your complaint.",
    ],
    doNext: [
      "Ask for all records that the group will look at.",
      "Bring proof of how the disability shows in behavior.",
      "Bring a list of what in the IEP was not done.",
    ],
  },
  {
    id: "sent-home",
    title: "Being sent home early",
    law: ["discipline-10-days", "behavior-in-iep", "parent-requested-meeting"],
    answer: [
      "Ask the school to write down each time it sends your child home, with the reason. A phone call leaves no record.",
      "The rules on removal count days out for breaking a rule: from the 11th day in a school year, services are due. Ask the school if it counts these days, and if not, why not.",
      "When behavior gets in the way of learning, the IEP team must consider positive supports. If the school wants a shorter day, ask that the team decide it with you and write it into the IEP.",
    ],
    doNext: [
      "Keep a list: date, time of the call, who called, why.",
      "Ask for a team meeting about supports.",
      "Ask for the school's count of days in writing.",
    ],
  },
  {
    id: "weapons-drugs",
    title: "Weapons, drugs or serious injury",
    law: ["special-circumstances", "manifestation", "expedited-hearing"],
    answer: [
      "For weapons, illegal drugs or serious bodily injury at school, the school may move your child to an interim setting for not more than 45 school days. It may do so even if the conduct came from the disability.",
      "The IEP team chooses the setting, and services continue.",
      "Ask which of the three the school says it was. Other conduct falls under the usual rules.",
    ],
    doNext: [
      "Ask for the decision and the rule it rests on in writing.",
      "Ask for the manifestation meeting and for services in the new setting.",
      "Get legal help soon if the school speaks of expulsion.",
    ],
  },
  {
    id: "discipline-without-iep",
    title: "Discipline before an IEP",
    law: ["not-yet-eligible", "discipline-10-days"],
    answer: [
      "Your child can have the same protections without an IEP, if the school was warned before. One of these is enough: you wrote to a teacher or administrator that your child needs special education, you asked for an evaluation, or staff told a supervisor of concerns about a pattern of behavior.",
      "It does not hold if you refused testing or services, or if your child was found not eligible.",
      "Testing that you ask for now must be speeded up.",
    ],
    doNext: [
      "Find the letter or email in which you first raised it.",
      "Ask for testing in writing today.",
      "Ask the school in writing to apply the protections.",
    ],
  },
  {
    id: "suspension-504",
    title: "Suspension with a 504 plan",
    law: ["section-504-evaluation", "section-504-safeguards"],
    answer: [
      "Under Section 504 the school must evaluate before a significant change in placement. The Office for Civil Rights treats the review before a long removal for discipline as a manifestation determination.",
      "You have safeguards: notice, a look at the records, and an impartial hearing.",
      "Section 504 has no stay put rule like the one in IDEA.",
    ],
    doNext: [
      "Ask in writing for that review before a long removal.",
      "Ask for all records of what happened.",
      "Ask for an IDEA evaluation too, if the 504 plan is not enough.",
    ],
  },
];
