// Writers get the client from Next; the export puts it into each document (docs/client.md).
if (process.env.NODE_ENV === 'development') void import('@/lib/client/main')
