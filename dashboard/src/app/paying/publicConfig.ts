import { queryOptions } from "@tanstack/react-query";
import { server } from "../server.ts";

/** The server's public configuration, fetched once for all pages. */
export const publicConfigQuery = queryOptions({
  queryKey: ["/api/config"],
  queryFn: () => server.getConfig(),
});
