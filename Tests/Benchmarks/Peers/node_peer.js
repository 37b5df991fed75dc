// The peer of GET /auth/me: Node answering the same JSON, without a database and without signing in.
'use strict';
const http = require('http');

const account = {
  id: '01954d3a-4c00-7abc-89ab-0123456789ab', product: 'gtsd', email: 'bench1@example.com', emailVerified: false, name: 'Bench',
  role: 'user', onboardingCompleted: false, demo: false, createdAt: '2026-03-01T08:00:00.000Z',
};

http.createServer((request, response) => {
  const body = JSON.stringify(account);
  response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body)});
  response.end(body);
}).listen(Number(process.argv[2]), '127.0.0.1');
