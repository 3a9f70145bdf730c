import type { Intent } from "../Intent.ts";

/** Goals, and how progress on them is told. */
export const goals: readonly Intent[] = [
  {
    id: "weak-goals",
    title: "Goals that are weak or vague",
    law: ["iep-content", "iep-considerations", "iep-annual-review"],
    answer: [
      "The law asks for yearly goals that can be measured, and for a way to measure them. So for each goal ask: from what level, to what level, and who counts it how?",
      "The team must weigh your concerns when it writes the IEP.",
      "If your child did not make the progress that was expected, the yearly review has to deal with that. If the same goal comes again, ask the team why.",
    ],
    doNext: [
      "Pick the weakest goal and write what is missing: the start level, the target or the measure.",
      "Send your own wording to the team.",
      "Ask for the data on last year's goals.",
    ],
  },
  {
    id: "goals-not-met",
    title: "No progress on the goals",
    law: ["iep-annual-review", "fape", "parent-requested-meeting", "progress-reports"],
    topic: "meeting",
    answer: [
      "Ask for a team meeting. The team has to change the IEP when your child does not make the progress that was expected.",
      "You do not have to wait for the yearly review.",
      "An IEP has to be made so that your child can make progress that suits your child's circumstances. It does not promise that each goal is met, so ask what the team will do in another way.",
    ],
    doNext: [
      "Ask for the progress data on each goal.",
      "Ask in writing for a meeting about the lack of progress.",
      "Ask what will change: the teaching, the time, or the place.",
    ],
  },
  {
    id: "progress-reports",
    title: "Progress reports",
    law: ["progress-reports", "records-access"],
    topic: "records",
    answer: [
      "Your child's IEP has to say how progress on each goal is measured and when you get reports. Often they come with report cards.",
      "Federal law sets no fixed number. What the IEP says is what counts.",
      "You may also ask to see the data behind a report. They are part of the school's records on your child.",
    ],
    doNext: [
      "Find the place in the IEP that says when reports come.",
      "Ask in writing for any report that is missing, and for the data.",
      "At the next meeting, ask for dates that are clear.",
    ],
  },
];
