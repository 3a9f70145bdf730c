import { expect, it } from "vitest";
import { readDone } from "./readDone.ts";

const today = "2026-11-21";
const read = (account: string) =>
  [...readDone(account, today)]
    .map(([step, date]) => (date === null ? step : `${step} ${date.day ?? date.text}`))
    .toSorted()
    .join(", ");

it.each([
  ["We got the PWN on 11/2 and it makes no sense.", "notice 2026-11-02"],
  ["I have the prior written notice right here.", "notice"],
  ["The district finally mailed us a written notice dated October 20, 2026.", "notice 2026-10-20"],
  ["Written notice came in the mail last week", "notice"],
  ["they handed me the NOREP at the end and told me to sign", "notice"],
  ["The PWN says he is making progress.", "notice"],
  ["They emailed the prior written notice on [date 1].", "notice [date 1]"],
  [
    "On 9/3 I emailed the principal a letter asking for a full evaluation",
    "letter 2026-09-03, request 2026-09-03",
  ],
  ["I asked for testing in writing on [date 2] and again by email.", "letter [date 2], request [date 2]"],
  ["We asked in writing twice", "letter"],
  ["i emailed his case manager 10/2, and again 10/9", "letter 2026-10-02"],
  ["Nobody told us til Nov. I sent an email to the director", "letter"],
  ["They met us on 10/28 and gave me the prior written notice, staffing is the reason", "notice 2026-10-28"],
  ["I put it in writing to the chair in May", "letter May"],
  ["I asked for the incident reports on 10/12", "recordsAsked 2026-10-12"],
  ["He has had a 504 plan since second grade", "plan504"],
  ["I've written to them about the missed minutes", "letter"],
  ["I sent a letter disagreeing with the change on 9/21", "disagreement 2026-09-21, letter 2026-09-21"],
  ["We objected in writing, by certified mail", "disagreement"],
  ["I signed the form but wrote that I do not agree with the placement", "disagreement"],
  ["we met with the team on 9/17 and it went nowhere", "meeting 2026-09-17"],
  ["I said no at the IEP meeting on November 10", "meeting 2026-11-10"],
  ["my husband and I sat down with the director twice", "meeting"],
  ["we had mediation and it failed", "mediation"],
  ["Mediation did not work, the director left early", "mediation"],
  ["Asked the state for mediation, we had it on 11/12", "mediation 2026-11-12"],
  ["The district refused mediation.", "mediation"],
  ["We asked for mediation and the district said no", "mediation"],
  ["The IEP came in the mail with the N1", "notice"],
  ["I filed a state complaint in May", "complaint May"],
  ["Our advocate sent a complaint to the state agency on 8/14.", "complaint 2026-08-14"],
  ["I filed a complaint with the Ohio Department of Education on 11/2", "complaint 2026-11-02"],
  ["we filed for due process on 10/30", "hearing 2026-10-30"],
  ["I filed with OCR in March 2026", "ocr March 2026"],
  ["They finally gave me his records.", "records"],
  ["I picked up the whole file last month", "records"],
  ["I requested an IEE on 8/18 and they said under review", "iee 2026-08-18"],
  ["The director denied our request for an independent evaluation", "iee"],
  ["We had the MDR on 11/4 and they voted it was not a manifestation", "manifestation 2026-11-04"],
] as const)("reads what is done: %s", (account, expected) => {
  expect(read(account)).toBe(expected);
});

it.each([
  "They never gave me written notice.",
  "I have no written notice of any of this",
  "I have not received a PWN.",
  "The written notice never came.",
  "They said they will send the prior written notice soon",
  "She promised we would get a PWN by Friday",
  "I asked for the prior written notice and nobody answers",
  "The law says they must send a prior written notice.",
  "The director claims they mailed a written notice",
  "Should I have gotten a PWN?",
  "They should have sent a written notice before the change",
  "I have not filed a state complaint.",
  "I want to file a complaint with the state",
  "I filed a complaint with the school board",
  "My neighbor filed a state complaint and it helped her",
  "How do I file for due process?",
  "We are thinking about due process, we have not filed for due process yet",
  "If I file a state complaint will they hate us",
  "They offered mediation but we have not been",
  "Mediation is scheduled for January.",
  "We plan to try mediation first",
  "I never put it in writing, I only asked the teacher in the hallway",
  "I did not write to anyone yet.",
  "I am going to send a letter asking for testing",
  "They want me to sit down with the team next month",
  "They will not give me his records",
  "They promised to send me the records",
  "I would like to request an IEE",
  "Do I have the right to an independent evaluation?",
  "No manifestation meeting was held.",
  "He gave me a note that he hates school.",
  "When my older son was there we had mediation",
  "I told the teacher I disagree, out loud, that is all",
  "Nobody told me that I could ask for testing in writing",
  "He does not have a 504 plan",
  "They want him to have a 504 instead",
  "Should I get a 504 plan?",
  "I need a letter from his doctor",
] as const)("reads nothing from: %s", (account) => {
  expect(read(account)).toBe("");
});

it("leaves out what is denied elsewhere", () => {
  expect(read("We got a PWN for the testing. They never sent a written notice for the move.")).toBe("");
});
