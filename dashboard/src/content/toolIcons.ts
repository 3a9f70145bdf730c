import type { ToolId } from "@iep-insider/sdk/catalog";
import {
  Ban,
  BookOpen,
  CalendarDays,
  ClipboardCheck,
  FileSearch,
  House,
  type IconNode,
  Languages,
  Mail,
  MessageCircleQuestionMark,
  PenLine,
  Scale,
  Scissors,
  Search,
  Signpost,
  Smile,
  Target,
  UserRound,
} from "lucide";

export const toolIcons: Readonly<Record<ToolId, IconNode>> = {
  chat: MessageCircleQuestionMark,
  "504-screener": Scale,
  "letter-generator": Mail,
  "goal-analyzer": Target,
  "denial-decoder": Ban,
  "signing-advisor": PenLine,
  "evaluation-screener": Search,
  "aide-screener": UserRound,
  "rights-guide": BookOpen,
  "meeting-checklist": ClipboardCheck,
  "jargon-translator": Languages,
  "dispute-guide": Signpost,
  "emotional-checkin": Smile,
  "document-reader": FileSearch,
  assessments: ClipboardCheck,
};

/** By id. */
export const situationIcons: Readonly<Record<string, IconNode>> = {
  "school-said-no": Ban,
  "help-was-cut": Scissors,
  "meeting-is-coming": CalendarDays,
  "asked-to-sign": PenLine,
  "sent-home": House,
  "needs-help": Search,
};
