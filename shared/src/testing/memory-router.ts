/**
 * Routers without a browser's address, and what their pages read, for tests and pages that run alone. Not in the
 * facade: what the page has there is in its first script.
 */
export { MemoryRouter, Navigate, RouterProvider, createMemoryRouter, useLoaderData, useParams } from 'react-router-dom';
