import type { SaidDate } from "../../../reading/dateNear.ts";
import { nothing, type StepWords } from "./StepWords.ts";
import { on } from "./told.ts";

/** The child's safety, before anything else. @param seen whether a doctor has looked. @param photos whether there are some. */
export function safetyToday(seen: boolean, photos: boolean): StepWords {
  const doctor = seen
    ? "Ask the doctor who looked for a copy of what was written down."
    : "Have a doctor or urgent care look at your child today, and ask them to write down what they see.";
  const proof = photos
    ? "Keep your photos with their dates in a second place."
    : "Take photos of any marks, with the date.";
  return {
    title: "Make sure that your child is safe today",
    short: `Today: keep your child safe, ${seen ? "get the doctor's note" : "have a doctor look"}, and keep the proof.`,
    what: `If your child is in danger now, call 911. If you believe that somebody hurt your child, call the police or your state's child abuse hotline. ${doctor} ${proof} Write down your child's own words or signs, and do not press for more.`,
    who: "You, a doctor, and the police or the hotline.",
    cost: "The doctor may charge. A report costs nothing.",
    time: "Today. Marks fade, and video may be erased.",
    attach: ["Photos with their dates", "The doctor's note", "Messages from anyone who saw it"],
    risk: "If you keep your child home meanwhile, tell the school in writing why, and that you ask for a safe way back.",
    stop: "Do not wait for anyone's own review before you take this step.",
  };
}

/**
 * The demand to stop, with the records of what happened.
 * @param hasIep false where there is none. @param asked the day on which the reports were asked for; undefined where they were not.
 */
export function safetyInWriting(hasIep: boolean, asked: SaidDate | null | undefined): StepWords {
  const reports =
    asked === undefined
      ? "Ask for the report of each event and that video be kept."
      : `You have asked for the reports${on(asked?.text ?? null)}: name that request, say what has not come, and ask that video be kept.`;
  return {
    title: "Demand in writing that it stops, and ask for the reports",
    short:
      "Write today that it must stop, and what you ask for: the reports, the video and a meeting on safety.",
    what: `Write to the principal and the special education director: no holds and no closed room for your child, from today. Ask who will be with your child, and how you will be told the same day. ${reports} Ask for ${hasIep ? "an IEP meeting" : "a meeting"} on safety and positive supports.`,
    who: "You. Ask for an answer in writing before the next school day.",
    cost: nothing,
    time: "You may see the records without unnecessary delay, before any IEP meeting, and 45 days after you ask at the latest.",
    attach: ["Dates, and what you saw", "What the school told you, by whom"],
    risk: "We hold no federal rule on restraint or seclusion, so we do not say what is allowed. State rules differ: ask your state agency or parent center about them today. If somebody at school told you in confidence, do not name that person before you have advice.",
    stop: "Stop here only when the school says in writing how your child is kept safe.",
  };
}
