import type { Intent } from "../Intent.ts";

/** The day at school beside lessons: activities, health, safety, staying away. */
export const schoolLife: readonly Intent[] = [
  {
    id: "clubs-sports",
    title: "Clubs, sports and after-school activities",
    law: ["extracurricular-activities", "section-504-rights", "ada"],
    answer: [
      "Your child must get an equal chance to take part in clubs, sports and other activities that the school runs.",
      "The school must take steps for that. They include the aids and services that the IEP team finds necessary, also after the last bell.",
      "An equal chance is not a promise of a place on a team. But the school may not leave your child out because of the disability, with an IEP or without one. It must make reasonable changes, unless it can show that one would fundamentally alter the activity.",
    ],
    doNext: [
      "Write to the school which activity your child wants, and what help it takes.",
      "Ask the IEP or 504 team to decide on that help and to write it into the plan.",
      "If the school says no, ask for the reason and for its grievance steps in writing.",
    ],
  },
  {
    id: "field-trips",
    title: "Field trips",
    law: ["extracurricular-activities", "ada", "section-504-rights"],
    answer: [
      "A school may not leave your child out of a trip because of a disability. Under the ADA it must make reasonable changes, unless it can show that a change would fundamentally alter the trip.",
      "Help that your child needs at school, such as an aide or a nurse, can be needed on a trip too. The team decides on it.",
      "If the school asks no other parent to come along, ask why it asks you.",
    ],
    doNext: [
      "Ask the school today what help is planned for the trip, by name and time.",
      "Ask the team to write help on trips into the IEP, 504 or health plan.",
      "If the answer stays no, ask for the reason in writing and for the grievance steps.",
    ],
  },
  {
    id: "service-animal",
    title: "A service dog at school",
    law: ["service-animals", "ada"],
    answer: [
      "A public school must generally let your child use a service animal.",
      "Staff may ask two things: is the dog needed because of a disability, and what work or task has it been trained to do? They may not ask about the disability itself or for papers.",
      "The dog must be under its handler's control. The school does not have to care for it. It may send the dog out if it is out of control and nobody acts, or if it is not housebroken.",
    ],
    doNext: [
      "Write down what the dog is trained to do for your child, and who handles it.",
      "Ask for a meeting to plan where the dog goes and who does what.",
      "If the school still says no, ask for the rule it goes by in writing.",
    ],
  },
  {
    id: "health-plan",
    title: "Health needs and the school nurse",
    law: ["school-health-services", "related-services", "section-504-rights"],
    answer: [
      "Health services that your child needs in order to go to school and learn can be part of the plan at school.",
      "With an IEP they are a related service. The Supreme Court has said that this covers even a nurse all day, if your child needs one and no doctor has to do the work. Without an IEP, Section 504 can cover health services.",
      'A health plan should say who does what, when, and who steps in if the nurse is out. "See nurse" says none of that.',
    ],
    doNext: [
      "Ask the doctor for written orders: what, how much, when, and signs of an emergency.",
      "Ask for a meeting to write these into the IEP or 504 plan, with a trained backup.",
      "Ask in writing who is trained today, and on which days the nurse is in.",
    ],
  },
  {
    id: "toileting",
    title: "Toilet training and help",
    law: ["section-504-rights", "ada", "supplementary-aids"],
    answer: [
      "We know of no federal special education rule that says a child must be toilet trained to come to school.",
      "If your child is not trained because of a disability, help with it can be written into the IEP or 504 plan. The plan can also teach the skill.",
      "A school may not turn your child away because of a disability. It must make reasonable changes, unless it can show that one would fundamentally alter its program.",
    ],
    doNext: [
      "Write down what help your child needs, how often, and what works at home.",
      "Ask the team to write the help, the staff and the privacy into the plan.",
      "If the school says that your child may not come, ask for that and the rule in writing.",
    ],
  },
  {
    id: "elopement",
    title: "A child who runs away from class",
    law: ["behavior-in-iep", "supplementary-aids", "prior-written-notice", "parent-requested-meeting"],
    answer: [
      "Running off is a safety matter. Ask for an IEP meeting now; you do not have to wait for the yearly one.",
      "When behavior gets in the way of learning, the team must consider positive supports. You can ask for a functional behavioral assessment (FBA) to find out why your child runs.",
      "The school must give an aide when your child needs one to be taught with children without disabilities. If the school refuses an aide, it must give you written notice with its reasons and the data behind them.",
    ],
    doNext: [
      "List each time: date, place, who was watching, how long, and how it ended.",
      "Ask for a meeting about supervision, doors, an aide, and who calls you.",
      "Ask for the refusal and its reasons in writing if you hear no.",
    ],
  },
  {
    id: "home-instruction",
    title: "Teaching at home or in the hospital",
    law: ["continuum", "special-education", "placement", "lre", "section-504-rights"],
    answer: [
      "Teaching at home or in a hospital is one of the settings that a district must have for children who need it.",
      "The IEP team, with you, decides if your child needs it. Services in the IEP go on, fit to that place. It should last only as long as your child needs it. Without an IEP, ask the Section 504 team.",
      "Federal law sets no number of hours and no doctor's form. Your state or district may have rules on that, so ask for them.",
    ],
    doNext: [
      "Ask the doctor to write what your child cannot do at school, and for how long.",
      "Ask for a team meeting to set hours, subjects and therapies at home.",
      "Ask the district for its home teaching rules in writing.",
    ],
  },
  {
    id: "school-refusal",
    title: "A child who cannot go to school",
    law: ["parent-request-evaluation", "behavior-in-iep", "child-find", "parent-requested-meeting"],
    answer: [
      "If fear, anxiety or another disability keeps your child from school, this is more than an attendance problem.",
      "With an IEP or 504 plan, ask for a meeting to find out why and to change the supports. Without one, you can ask for an evaluation in every area that worries you.",
      "Steps can be small: a later start, a safe person, a quiet room, counseling, or some teaching at home for a while. The team decides with you.",
    ],
    doNext: [
      "Write down each day missed, what your child said, and what happened before it.",
      "Send that list and any doctor's note to the school, and ask for a meeting.",
      "Ask how the school will mark these days while the team works on it.",
    ],
  },
  {
    id: "truancy",
    title: "Truancy letters and absences",
    law: ["child-find", "parent-requested-meeting", "section-504-rights", "parent-request-evaluation"],
    answer: [
      "Truancy is state law; no federal special education rule sets it. Do not ignore a letter or a court date: answer by the day it names.",
      "If a disability or illness causes the absences, tell the school so in writing, with notes from a doctor. Ask that the IEP or 504 team meet and deal with the cause.",
      "If your child has no plan yet, you can ask for an evaluation. The district must look for children who may need special education.",
    ],
    doNext: [
      "Answer the letter by its date, and keep a copy.",
      "Send notes and a list of the missed days with the reason for each.",
      "Ask a lawyer or your state's parent center before a court date.",
    ],
  },
];
