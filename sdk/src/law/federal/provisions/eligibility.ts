import * as citations from "../citations/eligibility.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** Who is eligible, and how that is decided. */
export const eligibility = {
  "eligibility-team": {
    ...citations.eligibilityTeam,
    topic: "Deciding eligibility",
    rule: "A group of qualified people and the parent decides whether the child has a disability and what the child needs, using information from many sources; the parent gets a free copy of the report and of the decision. Lack of appropriate teaching in reading or math, or limited English, may not be the deciding reason.",
  },
  "eligibility-two-part": {
    ...citations.eligibilityTwoPart,
    topic: "Two-part test",
    rule: "A child is eligible for an IEP only if the child has one of the disabilities and because of it needs special education. A child who needs only a related service is not eligible, unless the state counts that service as special education. A medical diagnosis is neither required by federal law nor enough on its own.",
  },
  "disability-categories": {
    ...citations.disabilityCategories,
    topic: "The 13 categories",
    rule: "The regulation defines 13 disabilities: autism, deaf-blindness, deafness, emotional disturbance, hearing impairment, intellectual disability, multiple disabilities, orthopedic impairment, other health impairment, specific learning disability, speech or language impairment, traumatic brain injury, and visual impairment including blindness. A state may add developmental delay for ages 3 through 9 or part of that range, and a district may use it only if the state does.",
    commonlyMisstatedAs: "A diagnosis by itself makes a child eligible.",
  },
  "determinant-factor": {
    ...citations.determinantFactor,
    topic: "Reasons that cannot decide eligibility",
    rule: "A child may not be found eligible if the deciding reason is lack of appropriate teaching in reading or math, or limited English, and the child does not otherwise meet the test. A child who has such a history and also a disability can still be eligible.",
    commonlyMisstatedAs: "An English learner or a child who missed school can never qualify.",
  },
  "sld-criteria": {
    ...citations.sldCriteria,
    topic: "How a state may define learning disability",
    rule: "Each state sets criteria for specific learning disability. It may not require a severe gap between ability and achievement, must permit use of response to intervention, and may permit other research-based ways; districts must follow the state's criteria. The gap method is not banned by federal law.",
    commonlyMisstatedAs: "The discrepancy method is illegal; or, a child must show a discrepancy everywhere.",
  },
  "sld-determination": {
    ...citations.sldDetermination,
    topic: "Deciding on a learning disability",
    rule: "For a learning disability the group (parent, the child's regular teacher, and someone qualified to test) must find low achievement for age or grade in one of eight areas, and either too little progress with research-based help or a pattern of strengths and weaknesses, not mainly caused by another disability, culture, disadvantage or limited English. It must look at data on the teaching given and repeated measures of achievement, observe the child, and write down its reasons.",
    commonlyMisstatedAs: "One low test score, or failing RTI, settles it.",
  },
  "grades-no-bar": {
    ...citations.gradesNoBar,
    topic: "Good grades do not end eligibility",
    rule: "A child who has not failed and is advancing from grade to grade can still be eligible; the decision is made child by child.",
    commonlyMisstatedAs:
      "A passing child cannot have an IEP, or, the opposite, passing never matters to the decision.",
  },
  ages: {
    ...citations.ages,
    topic: "Ages served",
    rule: "Education under IDEA Part B must be offered from age 3 through 21, ending when the student gets a regular diploma or passes the state's age limit. For ages 3-5 and 18-21 the duty follows state law or practice.",
    commonlyMisstatedAs: "Every state serves to the 22nd birthday. The end date varies by state.",
  },
} as const satisfies ProvisionsOf<typeof citations>;
