"""Times kiwi on the screen and prints the solver's times with their ratio to kiwi's own: the cost of the Python
binding is that of calls that only look whether a constraint or an edit variable is there, and is subtracted.

Usage: kiwi_times.py SCREEN TIMES"""

import statistics
import sys
import time

import kiwisolver

REPETITIONS = 30
# Kiwi sums strengths: they have to lie far apart.
STRENGTHS = {1000: "required", 900: 1e9, 751: 1e7, 750: 1e5, 250: 1}


def read_screen(path):
    with open(path) as lines:
        variable_count, width = map(int, next(lines).split())
        variables = [kiwisolver.Variable(str(index)) for index in range(variable_count)]
        constraints = []
        for line in lines:
            relation, priority, constant, *terms = line.split()
            expression = sum(
                (float(number) * variables[int(index)] for index, number in zip(terms[::2], terms[1::2])),
                float(constant))
            constraints.append(
                kiwisolver.Constraint(expression, relation, STRENGTHS[float(priority)]))
        return variables[width], constraints


def seconds(call, arguments):
    start = time.process_time()
    for argument in arguments:
        call(argument)
    return (time.process_time() - start) / len(arguments)


def own(times, bindings):
    return statistics.median(times) - statistics.median(bindings)


def time_add_and_remove(constraints):
    adding, removing, binding = [], [], []
    empty = kiwisolver.Solver()
    for _ in range(REPETITIONS):
        solver = kiwisolver.Solver()
        adding.append(seconds(solver.addConstraint, constraints))
        removing.append(seconds(solver.removeConstraint, constraints))
        binding.append(seconds(empty.hasConstraint, constraints))
    return own(adding, binding), own(removing, binding)


def time_one(constraints):
    solver, empty = kiwisolver.Solver(), kiwisolver.Solver()
    for constraint in constraints:
        solver.addConstraint(constraint)

    def exchange(constraint):
        solver.removeConstraint(constraint)
        solver.addConstraint(constraint)

    def look(constraint):
        empty.hasConstraint(constraint)
        empty.hasConstraint(constraint)

    times = [seconds(exchange, constraints) for _ in range(REPETITIONS)]
    return own(times, [seconds(look, constraints) for _ in range(REPETITIONS)])


def time_suggest(width, constraints):
    solver, empty = kiwisolver.Solver(), kiwisolver.Solver()
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.addEditVariable(width, 1e9)
    values = [float(300 + step) for step in range(100)]
    times = [seconds(lambda value: solver.suggestValue(width, value), values) for _ in range(60)]
    binding = [seconds(lambda value: empty.hasEditVariable(width), values) for _ in range(60)]
    return own(times, binding)


def main():
    width, constraints = read_screen(sys.argv[1])
    add, remove = time_add_and_remove(constraints)
    kiwi = {
        "add": add, "remove": remove, "remove and add one": time_one(constraints),
        "suggest": time_suggest(width, constraints), "build": add * len(constraints)}
    print(f"{'task':28}{'ours':>12}{'kiwi':>12}{'ratio':>8}")
    with open(sys.argv[2]) as lines:
        for line in lines:
            name, ours = line.rsplit(": ", 1)
            columns = f"{name:28}{float(ours) * 1e6:9.2f} µs"
            if name in kiwi:
                columns += f"{kiwi[name] * 1e6:9.2f} µs{float(ours) / kiwi[name]:8.2f}"
            print(columns)


main()
