import type { Intent } from "../Intent.ts";

/** Toward adult life. */
export const growingUp: readonly Intent[] = [
  {
    id: "transition",
    title: "Planning for life after school",
    law: ["transition", "iep-team"],
    topic: "transitionAge",
    answer: [
      "From the first IEP in force when your child turns 16, or sooner if the team or your state says so, the IEP must plan for life after school.",
      "It has goals that can be measured for training, education, work and, where it suits, living on one's own. They rest on transition assessments. It names the services and courses to get there.",
      "Your child must be invited to that meeting.",
    ],
    doNext: [
      "Ask your child what comes after school, and write it down.",
      "Ask in writing for transition assessments.",
      "Ask which agencies should be at the meeting.",
    ],
  },
  {
    id: "age-of-majority",
    title: "Turning 18",
    law: ["age-of-majority"],
    answer: [
      "A state may pass your rights to your child at the age of majority. That is 18 in most states. It does not if your child is found unable to decide under state law.",
      "You and your child must both be told, and both still get notices.",
      "At least a year before, the IEP must say that your child was told.",
    ],
    doNext: [
      "Ask the school what your state does at the age of majority.",
      "Talk with your child about who should help with decisions.",
      "Ask your parent center about the choices short of guardianship.",
    ],
  },
  {
    id: "graduation",
    title: "Graduation and diplomas",
    law: ["ages", "exit-evaluation", "prior-written-notice"],
    topic: "upperAge",
    answer: [
      "A regular diploma ends the right to special education, even if your child is not yet at the age limit. So ask what kind of paper it is before you agree.",
      "The school does not have to test before a regular diploma. It must give a summary of what your child can do, with advice for goals after school.",
      "Without a regular diploma, services can go on up to the state's age limit.",
    ],
    doNext: [
      "Ask in writing if it is a regular diploma.",
      "Ask which IEP goals for life after school are still open.",
      "If you do not agree, get advice before the day of graduation.",
    ],
  },
];
