// The export puts the client into each document by itself; writers get it from Next (docs/client.md).
if (process.env.NODE_ENV === 'development') void import('@/lib/client/main')
