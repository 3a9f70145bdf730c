import type { ToolId } from "@iep-insider/sdk/catalog";
import {
  Ban,
  BookOpen,
  CalendarDays,
  ClipboardCheck,
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
  chatbot: MessageCircleQuestionMark,
  screener: Scale,
  letters: Mail,
  goals: Target,
  denials: Ban,
  "signing-advisor": PenLine,
  "disability-screener": Search,
  "aide-screener": UserRound,
  rights: BookOpen,
  "meeting-prep": ClipboardCheck,
  "jargon-translator": Languages,
  "dispute-guide": Signpost,
  "emotional-checkin": Smile,
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
