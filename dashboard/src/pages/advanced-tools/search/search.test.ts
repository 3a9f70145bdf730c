import { pageAt } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { askedAs } from "./askedAs.ts";
import { createSearch } from "./createSearch.ts";
import { allEntries } from "./entries.ts";

/** What parents type, and the ids of which at least one has to be among the first three. */
const queries: readonly (readonly [typed: string, ...oneOf: readonly string[]])[] = [
  ["they said no", "situation:school-said-no", "tool:denial-decoder"],
  [
    "school refused to test my son",
    "letter:initial_evaluation",
    "tool:denial-decoder",
    "letter:prior_written_notice",
  ],
  ["iep eveluation refused", "tool:denial-decoder", "letter:initial_evaluation", "situation:school-said-no"],
  ["kicked out of school", "situation:sent-home", "term:expulsion", "term:suspension"],
  ["sent home early every day", "situation:sent-home", "term:informal-removal"],
  ["shadow", "term:one-to-one-aide", "tool:aide-screener"],
  ["one on one", "tool:aide-screener", "term:one-to-one-aide", "letter:aide_assessment"],
  ["my kid needs a para", "tool:aide-screener", "letter:aide_assessment", "term:paraprofessional"],
  ["my kid cant read", "tool:evaluation-screener", "term:dyslexia", "letter:initial_evaluation"],
  ["aspergers", "term:aut"],
  ["asperger's syndrome", "term:aut"],
  ["evaluaton", "letter:initial_evaluation", "term:evaluation", "tool:evaluation-screener"],
  ["maniphestation", "letter:manifestation_determination", "term:manifestation-determination"],
  ["IEE", "letter:iee_request", "term:iee"],
  ["second opinion on school testing", "letter:iee_request", "term:iee"],
  ["Texas rights", "state:TX"],
  ["TX", "state:TX"],
  ["rights in new york", "state:NY"],
  ["california iep timeline", "state:CA"],
  ["iep vs 504", "tool:504-screener"],
  ["do we need a 504 or an iep", "tool:504-screener"],
  ["what does FAPE mean", "term:fape"],
  ["lre", "term:lre"],
  ["should i sign the iep", "tool:signing-advisor", "situation:asked-to-sign"],
  ["they want me to sign today", "tool:signing-advisor", "situation:asked-to-sign"],
  ["meeting tomorrow what do i do", "tool:meeting-checklist", "situation:meeting-is-coming"],
  ["iep meeting checklist", "tool:meeting-checklist"],
  ["write a letter to the school", "tool:letter-generator"],
  ["cut speech minutes", "situation:help-was-cut", "letter:disagreement", "term:service-minutes"],
  ["they took away his aide", "situation:help-was-cut", "tool:aide-screener"],
  ["suspended 12 days", "letter:manifestation_determination", "situation:sent-home", "term:suspension"],
  ["behavior plan", "letter:bip_request", "term:bip"],
  ["fba", "letter:fba_request", "term:fba"],
  ["is this goal good", "tool:goal-analyzer"],
  ["goals are vague", "tool:goal-analyzer"],
  ["file a complaint against the school", "tool:dispute-guide", "term:state-complaint", "right:9"],
  ["due proccess", "term:due-process", "tool:dispute-guide"],
  ["mediation", "term:mediation", "tool:dispute-guide"],
  ["how long does the school have to test", "tool:rights-guide", "right:1", "letter:initial_evaluation"],
  ["see my childs records", "right:4", "term:education-records"],
  ["school records", "right:4", "term:education-records"],
  ["can i record the meeting", "term:recording"],
  ["bullied at school", "term:bullying", "letter:bullying_report"],
  ["missed speech therapy", "letter:makeup_services", "term:compensatory-education"],
  ["10 day letter private school", "letter:private_placement"],
  ["get copies of my childs records", "letter:records_request", "right:4"],
  ["complain to the state", "letter:state_complaint"],
  ["adhd", "term:adhd"],
  ["autisim", "term:aut"],
  ["dislexia", "term:dyslexia"],
  ["refund", "question:refund"],
  ["how do i cancel", "question:cancel"],
  ["is it free", "question:free"],
  ["talk to a person", "page:contact"],
  ["anxiety wont go to school", "term:anxiety"],
  ["track my childs moods", "tool:emotional-checkin"],
  ["evaluacion", "term:evaluation", "letter:initial_evaluation"],
  ["mis derechos", "tool:rights-guide", "term:procedural-safeguards"],
  ["carta a la escuela", "tool:letter-generator"],
  ["me dijeron que no", "situation:school-said-no", "tool:denial-decoder"],
  ["stop special education", "letter:revoke_consent"],
  ["watch my kid in class", "letter:observation_request", "term:observation-class"],
  ["prior writen notice", "letter:prior_written_notice", "term:pwn"],
  ["what is an iep", "term:iep"],
  ["summer school", "term:esy"],
  ["request an iep meeting", "letter:iep_meeting", "right:6"],
  ["parent center", "term:pti"],

  ["denied services", "tool:denial-decoder", "situation:school-said-no"],
  [
    "school says hes too smart for an iep",
    "tool:denial-decoder",
    "situation:school-said-no",
    "term:twice-exceptional",
  ],
  ["expelled", "term:expulsion", "situation:sent-home"],
  [
    "teacher aide for my son",
    "tool:aide-screener",
    "letter:aide_assessment",
    "term:paraprofessional",
    "term:one-to-one-aide",
  ],
  [
    "falling behind in reading",
    "tool:evaluation-screener",
    "letter:initial_evaluation",
    "term:dyslexia",
    "situation:needs-help",
  ],
  ["get my child tested", "letter:initial_evaluation", "tool:evaluation-screener"],
  ["retest", "letter:re_evaluation"],
  ["disagree with evaluation", "letter:iee_request", "term:iee"],
  ["florida", "state:FL"],
  ["ohio special education law", "state:OH"],
  ["504 plan", "term:504-plan", "letter:504_evaluation", "tool:504-screener"],
  ["acomodations", "term:accommodations"],
  ["signed by mistake", "tool:signing-advisor", "situation:asked-to-sign", "right:5"],
  ["prepare for iep meeting", "tool:meeting-checklist", "situation:meeting-is-coming"],
  ["email after the meeting", "letter:follow_up"],
  ["they stopped OT", "situation:help-was-cut", "term:ot"],
  ["manifestation determination", "letter:manifestation_determination", "term:manifestation-determination"],
  ["hitting other kids", "letter:fba_request", "letter:bip_request", "tool:chat"],
  ["check iep goals", "tool:goal-analyzer"],
  ["sue the school", "tool:dispute-guide", "term:due-process", "right:9"],
  [
    "lawyer",
    "tool:dispute-guide",
    "term:attorney-fees",
    "page:contact",
    "term:advocate",
    "question:legal-advice",
  ],
  ["consent", "right:5", "term:consent", "letter:revoke_consent"],
  ["sped acronyms", "tool:jargon-translator", "term:special-education"],
  ["ask a question", "tool:chat"],
  ["price", "page:pricing", "question:free", "question:one-use"],
  ["speach therapy", "term:speech-therapy"],
  ["stay put", "term:stay-put"],
  ["restrained", "term:restraint"],
  ["plan 504 en español", "term:504-plan", "tool:504-screener", "letter:504_evaluation"],
  ["reunion del iep", "term:iep-meeting", "tool:meeting-checklist", "situation:meeting-is-coming"],
  ["templates", "page:resources", "tool:letter-generator"],
  ["sensory", "term:sensory-processing"],
];

const entries = allEntries();
const find = createSearch(entries);
const ids = entries.map(({ id }) => id);

it.each(queries)("finds what helps with: %s", (typed, ...oneOf) => {
  expect(oneOf.filter((id) => !ids.includes(id))).toEqual([]);
  const first = find(typed)
    .slice(0, 3)
    .map(({ id }) => id);
  expect(
    first.some((id) => oneOf.includes(id)),
    first.join(" "),
  ).toBe(true);
});

it("shows a letter beside the word that explains it", () => {
  expect(
    find("IEE")
      .slice(0, 2)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(["letter", "term"]);
});

it("finds nothing where nothing is near", () => {
  expect(find("qqqxyzzy")).toEqual([]);
  expect(find("?!")).toEqual([]);
});

it("has each entry once, only queries for existing entries, and only our own URLs", () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(askedAs).filter((id) => !ids.includes(id))).toEqual([]);
  expect(entries.filter(({ to }) => !pageAt(to))).toEqual([]);
});
