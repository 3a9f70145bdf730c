import type { Tone } from "./builderQuestions.ts";
import type { QuestionId } from "./questions.ts";

/** What an answer below weight 1 becomes in the statement, in each tone: the parent's own voice, to the school. */
export const exceptionTexts: Readonly<Record<QuestionId, Readonly<Record<Tone, string>>>> = {
  understand_services: {
    collaborative:
      "I would like to understand the services better. Please write down for each one how often it is given, for how long, where, and by whom.",
    neutral:
      "It is not clear to me how often, for how long, where, and by whom each service is given. I ask that the IEP say so.",
    assertive:
      "I do not agree that the services are clear. I ask that the IEP say for each one how often, for how long, where, and by whom it is given.",
  },
  explained_clearly: {
    collaborative:
      "Some of this IEP is still hard for me to follow. I would be glad if someone on the team could go through it with me.",
    neutral: "Parts of this IEP were not explained to me clearly. I ask the team to go through them with me.",
    assertive:
      "I do not agree to the parts of this IEP that were not made clear to me. I ask for a meeting in which my questions are answered.",
  },
  goals_reflect_needs: {
    collaborative:
      "I would like the goals to cover every need in the evaluation. Please look with me at which needs have no goal yet.",
    neutral:
      "The goals do not cover every need in the evaluation. I ask the team to change or add goals so that they do.",
    assertive:
      "I do not agree that these goals meet my child's needs. I ask for a goal or a service for each need in the evaluation.",
  },
  goals_measurable: {
    collaborative:
      "I would like to see how each goal is going. Please add a starting point, a target, and a way to measure it where one is missing.",
    neutral:
      "Not every goal has a starting point, a target, and a way to measure it. I ask the team to add what is missing.",
    assertive:
      "I do not agree to goals that cannot be measured. I ask for a starting point, a target, and a way to measure each one.",
  },
  services_appropriate: {
    collaborative:
      "I am worried that the services may not be enough to reach the goals. Please start what is offered, and look with me again at the kind and the amount.",
    neutral:
      "The kind or amount of services does not seem enough to reach the goals. I ask the team to start what is offered, and to look at the data again with me.",
    assertive:
      "I do not agree that this kind and amount of services is enough. I ask the school to start what is offered, and to add what my child needs to reach the goals or show me why this is enough.",
  },
  service_delivery_comfortable: {
    collaborative:
      "I am not sure about the way some services are given. Please talk with me about other ways, such as a smaller group or another room.",
    neutral:
      "I have concerns about the way services are given. I ask the team to look again at the group, the place, and the form.",
    assertive:
      "I do not agree to the way in which services are to be given. I ask the team to change it, or to write to me why it will not.",
  },
  services_denied: {
    collaborative:
      "I asked for something that the team did not agree to. I would like to know why, and I ask the team to think about it once more.",
    neutral:
      "The team did not agree to something that I asked for. I ask for that decision in writing, with the reasons.",
    assertive:
      "I do not agree with the refusal of what I asked for. I ask for prior written notice of that decision (34 CFR 300.503).",
  },
  placement_appropriate: {
    collaborative:
      "I have questions about the placement. Please talk with me about the other settings that the team looked at.",
    neutral: "I do not agree to the placement yet. I ask the team to look at other settings with me.",
    assertive:
      "I do not agree to this placement. I ask the team to meet with me and to choose a setting that fits my child's needs.",
  },
  inclusion_appropriate: {
    collaborative:
      "I would like to talk again about the time my child spends with classmates who have no disability, and about the help that would make it work.",
    neutral:
      "The time with classmates who have no disability does not seem right for my child. I ask the team to look at it again.",
    assertive:
      "I do not agree with the time my child is to spend with classmates who have no disability. I ask the team to change it, or to write to me why it will not.",
  },
  progress_tracking_clear: {
    collaborative:
      "I would like to follow my child's progress. Please write down how it is measured, and when I will hear about it.",
    neutral:
      "The IEP does not tell me clearly how progress is measured, or when I will get reports. I ask that it say so.",
    assertive:
      "I do not agree to leave open how progress is measured and when I get reports. I ask that both be written in the IEP.",
  },
  meaningful_progress: {
    collaborative:
      "I had hoped for more progress in the past year. I ask the team to look with me at what could be done in another way.",
    neutral:
      "My child has not made the progress that I hoped for in the past year. I ask the team to change the goals, the services, or the teaching.",
    assertive:
      "I do not agree to go on in a way that has not brought enough progress. I ask the team to show me the data, and to change the goals, the services, or the teaching.",
  },
  concerns_documented: {
    collaborative: "Some of what I told the team is not in the IEP yet. Please add it the way I said it.",
    neutral: "My concerns are not all written in the IEP. I ask that they be added the way I said them.",
    assertive:
      "I do not agree that this IEP shows what I told the team. I ask that my concerns be added in my own words.",
  },
  transition_goals_included: {
    collaborative:
      "I would like the IEP to say more about life after high school. Please write goals with us for learning, work, and daily life.",
    neutral: "The goals for life after high school are missing or not complete. I ask the team to add them.",
    assertive:
      "I do not agree to leave out goals for life after high school. I ask the team to write all of them into the IEP.",
  },
  transition_plan_support: {
    collaborative:
      "I would like to see which services and courses lead to the goals for after high school. Please add them.",
    neutral:
      "It is not clear which services and courses lead to the goals for after high school. I ask that the IEP say so.",
    assertive:
      "I do not agree to a plan for after high school that does not name its services and courses. I ask the team to add them, with who will do what.",
  },
  behavior_needs_addressed: {
    collaborative:
      "I would like the IEP to do more for my child's needs around behavior. Please talk with me about positive supports.",
    neutral:
      "The IEP does not meet all of my child's needs around behavior. I ask the team to add positive supports.",
    assertive:
      "I do not agree to leave my child's needs around behavior unmet. I ask that positive supports be written into the IEP.",
  },
  bip_included: {
    collaborative:
      "I would like the IEP to have a behavior plan. Please tell me what the team needs in order to write one.",
    neutral:
      "The IEP has no behavior plan. I ask the team to find out why the behavior happens, and to write a plan.",
    assertive:
      "I do not agree to an IEP without a behavior plan. I ask for a functional behavioral assessment (FBA), and for a plan in the IEP.",
  },
  services_reduced: {
    collaborative:
      "I am worried about the services that are cut. Please keep them while we look at the data together.",
    neutral:
      "I do not agree to the cut in services. I ask that they stay as they are until the team has looked at the data with me.",
    assertive:
      "I do not agree to any cut in services. I ask that they stay as they were. If the school goes ahead, I ask for prior written notice of the cut (34 CFR 300.503).",
  },
  ready_to_sign: {
    collaborative:
      "I would like a little more time with this IEP. Please go through my open questions with me.",
    neutral: "I still have open questions about this IEP. I ask for time to go through them with the team.",
    assertive: "I am not ready to agree to all of this IEP. I ask for written answers to my open questions.",
  },
};
