export { LetterModel, packModel } from "./LetterModel.ts";
export { labels, mayFollow, opensSentence, rowOf, rowOfJoint, type Says, tableSize } from "./labels.ts";
export { segmentsOf } from "./segments.ts";
export { type LetterParagraph, signsOf, signsOfJoint } from "./signs.ts";
export { type Told, tagLetter } from "./tagLetter.ts";
