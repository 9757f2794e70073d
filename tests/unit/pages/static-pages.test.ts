import { expect, it } from 'vitest';
import { textsFor } from '@/lib/shared/texts/texts-for';

const { blog, portfolio } = textsFor('en');

it('the blog answers questions about React and about testing', () => {
  for (const topic of ['React', 'Testing'] as const) {
    const questions = blog.questions.filter((entry) => entry.topic === topic);
    expect(questions.length).toBeGreaterThanOrEqual(3);
  }
  for (const { question, answer } of blog.questions) {
    expect(question).toMatch(/\?$/);
    expect(answer.length).toBeGreaterThan(0);
  }
  expect(new Set(blog.questions.map(({ slug }) => slug)).size).toBe(blog.questions.length);
});

it('the portfolio is a CV: a name, a role, where someone worked and what they did there', () => {
  expect(portfolio.name).not.toBe('');
  expect(portfolio.role).not.toBe('');
  expect(portfolio.experience.length).toBeGreaterThanOrEqual(2);
  for (const { period, points } of portfolio.experience) {
    expect(period).toMatch(/^\d{4}/);
    expect(points.length).toBeGreaterThan(0);
  }
});
