import type { SaidDate } from "../../../reading/dateNear.ts";
import { type StepWords } from "./StepWords.ts";
/** The child's safety, before anything else. @param seen whether a doctor has looked. @param photos whether there are some. */
export declare function safetyToday(seen: boolean, photos: boolean): StepWords;
/**
 * The demand to stop, with the records of what happened.
 * @param hasIep false where there is none. @param asked the day on which the reports were asked for; undefined where they were not.
 */
export declare function safetyInWriting(hasIep: boolean, asked: SaidDate | null | undefined): StepWords;
