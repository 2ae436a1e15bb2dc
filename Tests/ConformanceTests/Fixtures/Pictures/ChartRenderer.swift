// modes: 5 6 main
import UIKit

/// Draws the week's steps for sharing, with the functions of Core Graphics.
class ChartRenderer {
    var values: [CGFloat] = [3, 5, 2, 8, 6, 7, 4]
    var barColor: UIColor = .systemGreen
    private let labelFont = UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .regular)

    func makeImage(size: CGSize) -> UIImage? {
        UIGraphicsBeginImageContext(size)
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        defer { UIGraphicsEndImageContext() }
        context.setFillColor(UIColor.systemBackground.cgColor)
        context.fill(CGRect(origin: .zero, size: size))
        drawGrid(in: context, size: size)

        let width = size.width / CGFloat(values.count)
        let top = values.max() ?? 1
        for (index, value) in values.enumerated() {
            let height = (size.height - 14) * value / top
            let bar = CGRect(x: CGFloat(index) * width + 2, y: size.height - 12 - height, width: width - 4, height: height)
            context.saveGState()
            UIBezierPath(roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 3, height: 3)).addClip()
            drawGradient(in: context, from: bar.minY, to: bar.maxY)
            context.restoreGState()
            let label = NSAttributedString(string: "\(Int(value))", attributes: [
                NSAttributedString.Key.font: labelFont, NSAttributedString.Key.foregroundColor: UIColor.label
            ])
            label.draw(at: CGPoint(x: bar.midX - label.size().width / 2, y: size.height - 12))
        }
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    private func drawGrid(in context: CGContext, size: CGSize) {
        context.saveGState()
        context.setStrokeColor(UIColor.separator.cgColor)
        context.setLineWidth(0.5)
        context.setLineDash(phase: 0, lengths: [2, 2])
        for line in stride(from: 0, to: size.height, by: 10) {
            context.move(to: CGPoint(x: 0, y: line))
            context.addLine(to: CGPoint(x: size.width, y: line))
        }
        context.strokePath()
        context.restoreGState()
    }

    private func drawGradient(in context: CGContext, from top: CGFloat, to bottom: CGFloat) {
        let space = CGColorSpaceCreateDeviceRGB()
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        barColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let components: [CGFloat] = [red, green, blue, 1, red, green, blue, 0.4]
        let locations: [CGFloat] = [0.0, 1.0]
        guard let gradient = CGGradient(colorSpace: space, colorComponents: components, locations: locations, count: 2) else { return }
        context.drawLinearGradient(gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom),
                                   options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
}
