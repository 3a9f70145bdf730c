import * as citations from "../citations/section-504-and-ada.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** Section 504, the ADA, and who enforces them. */
export const section504AndAda = {
  "section-504-rights": {
    ...citations.section504Rights,
    topic: "Section 504 protection",
    rule: "A school that gets federal money may not discriminate because of disability. A public school must give an appropriate education, free, to any qualified student with an impairment that substantially limits a major life activity, even without an IEP: regular or special education and aids that meet the student's needs as adequately as other students' needs are met.",
  },
  "section-504-evaluation": {
    ...citations.section504Evaluation,
    topic: "Section 504 evaluation and plan",
    rule: "The school must evaluate in a timely manner a student it has reason to think needs help because of a disability, before first placement and before a significant change, and decide through a group that knows the student, the data and the options. The regulation sets no number of days and does not itself call for a written '504 plan'; most districts use one. OCR treats the review before a long disciplinary removal as a manifestation determination.",
    commonlyMisstatedAs: "Section 504 has the same 60-day limit, IEP team rules and stay put as IDEA.",
  },
  "section-504-setting": {
    ...citations.section504Setting,
    topic: "Section 504: regular setting first",
    rule: "Under Section 504 a student is taught with non-disabled students as far as suits the student's needs; the school must show that regular class with aids cannot work before placing elsewhere, must think of closeness to home, and must mix students at meals, recess and activities too. Separate facilities must be comparable.",
    commonlyMisstatedAs: "Section 504 students have no right to the regular class.",
  },
  "section-504-safeguards": {
    ...citations.section504Safeguards,
    topic: "Section 504 safeguards",
    rule: "Schools must offer notice, a chance to see relevant records, an impartial hearing with parent participation and a lawyer, and a review. Using IDEA's safeguards is one way to comply.",
    commonlyMisstatedAs:
      "The parent has every IDEA right under a 504 plan, such as an IEE at public expense.",
  },
  "disability-definition-504-ada": {
    ...citations.disabilityDefinition504Ada,
    topic: "Who counts as disabled under 504 and the ADA",
    rule: "A person has a disability under Section 504 and the ADA who has an impairment that substantially limits a major life activity, a record of one, or is regarded as having one. It is read broadly: one activity is enough; a condition that comes and goes counts if it limits when active; and the good effects of medication, aids, technology or coping are ignored (ordinary glasses are not).",
    commonlyMisstatedAs: "A student whose medicine works, or who gets good grades, has no disability.",
  },
  ada: {
    ...citations.ada,
    topic: "ADA in public schools",
    rule: "Public schools may not exclude or treat unfairly a qualified person because of disability and must make reasonable changes, unless they can show a change would fundamentally alter the program, and must communicate effectively.",
  },
  "ada-findings": {
    ...citations.adaFindings,
    topic: "What Congress found in the ADA",
    rule: "Congress found that people with disabilities are still treated unfairly in areas that matter, education among them, and named the nation's goals: equal opportunity, full participation, independent living and economic self-sufficiency.",
  },
  "other-disability-laws": {
    ...citations.otherDisabilityLaws,
    topic: "IDEA beside Section 504 and the ADA",
    rule: "IDEA takes away no right that a child has under the Constitution, the Americans with Disabilities Act of 1990, title V of the Rehabilitation Act of 1973 (of which Section 504 is a part) or another federal law that protects children with disabilities. Whoever goes to court under those laws for what IDEA can give too must first go through IDEA's hearing.",
    commonlyMisstatedAs: "A child with an IEP has no rights under Section 504 or the ADA.",
  },
  "ocr-complaint": {
    ...citations.ocrComplaint,
    topic: "Complaint to the Office for Civil Rights",
    rule: "Anyone who believes that a student was discriminated against because of disability may file a written complaint with OCR. It is due within 180 calendar days of the discrimination, unless OCR waives that limit.",
    deadline: { value: 180, unit: "calendar days", from: "the discriminatory act" },
    commonlyMisstatedAs: "OCR enforces IEPs or has the state complaint's one-year limit.",
  },
  "ocr-after-grievance": {
    ...citations.ocrAfterGrievance,
    topic: "The school's own grievance process and OCR",
    rule: "Using the school's own grievance process before a complaint to OCR is not required; if it was used, file within 60 days after it ends. OCR counts its 180 days from the last act of discrimination, and waives them only for good cause.",
    deadline: {
      value: 60,
      unit: "calendar days",
      from: "the end of the school's grievance process",
      note: "where that process was used",
    },
    commonlyMisstatedAs: "The school's own process must be used up first.",
  },
  bullying: {
    ...citations.bullying,
    topic: "Bullying and appropriate education",
    rule: "Bullying, whatever its cause, that keeps a child with a disability from getting a meaningful education can be a denial of appropriate education under IDEA or Section 504, so the IEP or 504 team should meet to see whether needs have changed. The Department advises caution before moving the bullied child.",
  },
} as const satisfies ProvisionsOf<typeof citations>;
