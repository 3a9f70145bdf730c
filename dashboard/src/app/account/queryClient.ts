import { QueryClient } from "@tanstack/react-query";

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // Without a network a query fails immediately instead of waiting.
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
