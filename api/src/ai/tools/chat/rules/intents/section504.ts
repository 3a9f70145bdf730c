import type { Intent } from "../Intent.ts";

/** Section 504, discrimination, and bullying. */
export const section504: readonly Intent[] = [
  {
    id: "iep-or-504",
    title: "An IEP or a 504 plan",
    law: [
      "eligibility-two-part",
      "section-504-rights",
      "parent-request-evaluation",
      "iep-annual-review",
      "section-504-evaluation",
    ],
    answer: [
      "An IEP is for a child who has one of the 13 disabilities in the law and needs special education because of it.",
      "Section 504 is wider. It covers a student whose impairment substantially limits a major life activity. It can give aids and changes in class, even without an IEP.",
      "An IEP has more rules: set contents, yearly review, and more rights if you disagree. You can ask for an IEP evaluation at any time, with or without a 504 plan.",
    ],
    doNext: [
      "Ask in writing for an evaluation under IDEA and Section 504.",
      "List what your child needs: teaching that is different, or changes in class.",
      "If the school says no to one of them, ask for its reasons in writing.",
    ],
  },
  {
    id: "get-504",
    title: "Getting a 504 plan",
    law: ["section-504-rights", "section-504-evaluation", "disability-definition-504-ada"],
    answer: [
      "Ask the school in writing for a Section 504 evaluation. It must look in a timely way at a student who may need help because of a disability.",
      "The rule sets no number of days. A group that knows your child, the data and the options decides.",
      "A disability here is an impairment that substantially limits a major life activity. It is read broadly: one activity is enough, and it counts even if medicine helps.",
    ],
    doNext: [
      "Write down the condition, what it limits, and what would help in class.",
      "Send the request to the principal or the 504 coordinator.",
      "Ask for a date and for the decision in writing.",
    ],
  },
  {
    id: "504-not-followed",
    title: "A 504 plan that is not followed",
    law: ["section-504-rights", "section-504-safeguards", "ocr-complaint", "ocr-after-grievance"],
    answer: [
      "Under Section 504 a public school must meet your child's needs as well as it meets other students' needs. So tell the school in writing what is not being done.",
      "You have safeguards: notice, a look at the records, and an impartial hearing.",
      "You can also file a complaint with the Office for Civil Rights. It is due within 180 calendar days of what happened. You do not have to use the school's own grievance first.",
    ],
    doNext: [
      "List each miss: date, class, what was not given.",
      "Send the list to the 504 coordinator and ask for a meeting.",
      "Mark the last day for an OCR complaint.",
    ],
  },
  {
    id: "504-refused",
    title: "The school says no to a 504 plan",
    law: ["section-504-evaluation", "section-504-safeguards", "disability-definition-504-ada"],
    answer: [
      "Ask how the school decided. It has to evaluate a student it has reason to think needs help because of a disability, and a group that knows your child must decide.",
      "Medicine that works does not settle it: its good effects are ignored when the group asks if there is a disability. We hold no Section 504 rule on grades by themselves, so ask what else the group looked at.",
      "You have safeguards: notice, a look at the records, and an impartial hearing in which you can take part.",
    ],
    doNext: [
      "Ask for the decision and its reasons in writing.",
      "Ask for the school's Section 504 grievance and hearing steps.",
      "Ask which data the group looked at, and add yours.",
    ],
  },
  {
    id: "ocr-complaint",
    title: "A complaint to the Office for Civil Rights",
    law: ["ocr-complaint", "section-504-rights", "ocr-after-grievance"],
    answer: [
      "A complaint to the Office for Civil Rights is for unfair treatment because of a disability.",
      "Anyone may file one in writing. It is due within 180 calendar days of what happened, unless the office waives that limit.",
      "You do not have to use the school's own grievance first. If you did, file within 60 days after it ends.",
    ],
    doNext: [
      "Write down what happened, when, and who was there.",
      "Say how others were treated in the same situation.",
      "File early; do not wait for the last day.",
    ],
  },
  {
    id: "discrimination",
    title: "Being left out because of a disability",
    law: ["section-504-rights", "ada", "section-504-setting"],
    answer: [
      "A school that gets federal money may not discriminate because of a disability. It must mix students at meals, recess and activities as far as suits the student's needs.",
      "Under the ADA, public schools must make reasonable changes. They may say no if they can show that a change would fundamentally alter the program.",
      'A plain "we do not do that" is no such showing, so ask for the reason.',
    ],
    doNext: [
      "Ask in writing for the change that would let your child take part.",
      "Ask for the reason in writing if the school says no.",
      "Ask for the school's Section 504 grievance steps.",
    ],
  },
  {
    id: "bullying",
    title: "Bullying",
    law: ["bullying", "parent-requested-meeting", "section-504-rights"],
    topic: "meeting",
    answer: [
      "No child should have to learn in fear. Bullying can keep a child with a disability from a real education, and that can be a denial of what IDEA or Section 504 promises.",
      "So the IEP or 504 team should meet to see if your child's needs have changed. The Department of Education advises care before the bullied child is the one who is moved.",
    ],
    doNext: [
      "Report each event in writing: date, place, what was said or done.",
      "Ask for a team meeting about safety and support.",
      "Ask how staff will watch the places where it happens.",
    ],
  },
];
