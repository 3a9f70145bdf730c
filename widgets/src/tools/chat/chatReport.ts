import { productName } from "@iep-insider/sdk/catalog";
import type { ChatAnswer } from "@iep-insider/sdk/contract";
import { listSection, type ReportDocument, sourceSection } from "../../documents/index.ts";
import { chatReplyWords } from "./replyContent.ts";

/**
 * What a parent keeps of an answer: print, Word, text and clipboard are made from it.
 * @param question null for an answer of before. @param day the day it was made, in words.
 */
export function chatReport(
  { advice, citations, disclaimer, doNext }: ChatAnswer,
  question: string | null,
  day: string,
): ReportDocument {
  return {
    kind: "report",
    fileName: "iep-question",
    title: chatReplyWords.reportTitle,
    lead: [...(question === null ? [] : [chatReplyWords.asked(question)]), ...plain(advice)],
    sections: [
      ...listSection(chatReplyWords.doNext, doNext),
      ...sourceSection(chatReplyWords.sources, citations),
    ],
    footer: [disclaimer, chatReplyWords.madeWith(productName, day)],
  };
}

/** Paragraphs without the marks of Markdown; a link keeps its address. */
function plain(markdown: string): readonly string[] {
  return markdown
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, "$1 ($2)")
    .replace(/\*\*|__|^#+ /gm, "")
    .split(/\n+/)
    .filter(Boolean);
}
