import type { ToolCategory } from "@iep-insider/sdk/catalog";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../../app/account/queryClient.ts";
import { publicConfigQuery } from "../../app/paying/publicConfig.ts";
import { hub } from "../../content/hub.ts";

/** What a category is called: tools are "AI-Powered" only where this server has an AI provider that answers. */
export function useCategoryLabel(): (category: ToolCategory) => string {
  const { data } = useQuery(publicConfigQuery, queryClient);
  return (category) => (category === "AI-Powered" && !data?.aiProvider ? hub.guidedAnswers : category);
}
