import { queryOptions } from "@tanstack/react-query";
import { server } from "../server.ts";

/** How this server is set up, as far as a page may know; asked once for all pages. */
export const publicConfigQuery = queryOptions({
  queryKey: ["/api/config"],
  queryFn: () => server.getConfig(),
});
