import sheet from "virtual:sheet/chat";
import { defineTool } from "../../element/index.ts";
import { Chat } from "./Chat.tsx";

/** `<iep-chat>` */
export const element = defineTool({ tool: "chatbot", tag: "iep-chat", Tool: Chat, sheet });
