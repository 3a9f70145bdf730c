import sheet from "virtual:sheet/chatbot";
import { defineTool } from "../../element/index.ts";
import { AdvocacyChat } from "./AdvocacyChat.tsx";

/** `<iep-chat>` */
export const element = defineTool({ tool: "chatbot", tag: "iep-chat", Tool: AdvocacyChat, sheet });
